// The page keeps itself on the device, where the browser allows it: over https, or at home on this machine.

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Browsers that watch over script addresses want ours from a policy. */
function ownAddress(path: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return trustedTypes?.createPolicy('pretender', { createScriptURL: (url) => url }).createScriptURL(path) ?? path;
}

export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it everything works but the offline page, so a refusal is no news to anybody.
  void navigator.serviceWorker.register(ownAddress('/sw.js')).catch(() => undefined);
}
