/** What has been opened is closed again if a later step fails. */
export async function orClose<T>(opening: Promise<T>, close: () => Promise<void>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    await close();
    throw error;
  }
}
