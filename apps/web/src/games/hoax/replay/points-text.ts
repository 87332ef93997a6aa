/** Two places tell neighbours apart, and a minus is longer than a hyphen; what rounds to nothing has no sign. */
export function pointsText(value: number, language: string): string {
  return value
    .toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' })
    .replace('-', '\u2212');
}
