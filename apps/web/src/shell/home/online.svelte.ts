// Whether there is a network at all; the browser knows at least when there is none.

let isOnline = $state(navigator.onLine);

addEventListener('online', () => {
  isOnline = true;
});
addEventListener('offline', () => {
  isOnline = false;
});

export const onlineNow = (): boolean => isOnline;
