// The notifications of the device. They say that something waits and never what: a screen that is locked is read by anybody.

/** A later one takes the place of the one before. */
const TAG = 'your-move';
let shown: Notification | null = null;

export type Allowance = NotificationPermission | 'unable';

export const allowance = (): Allowance => ('Notification' in globalThis ? Notification.permission : 'unable');

/** Asked only where somebody has pressed for it. */
export async function askLeave(): Promise<Allowance> {
  return allowance() === 'unable' ? 'unable' : Notification.requestPermission();
}

const atWork = async () => (await navigator.serviceWorker?.getRegistration()) ?? null;

/** Telephones want it from the worker, and without one from nobody. */
export async function notify(title: string, body: string): Promise<void> {
  if (allowance() !== 'granted') return;
  const about = { body, tag: TAG, icon: '/icon.svg' };
  const worker = await atWork();
  if (worker) return worker.showNotification(title, about);
  try {
    shown = new Notification(title, about);
    shown.onclick = () => window.focus();
  } catch {
    // The title of the tab says it too.
  }
}

/** What was asked is answered or over. */
export function withdraw(): void {
  shown?.close();
  shown = null;
  if (allowance() !== 'granted') return;
  void atWork().then(async (worker) => {
    for (const notice of (await worker?.getNotifications({ tag: TAG })) ?? []) notice.close();
  });
}
