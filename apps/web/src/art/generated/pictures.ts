/** Width and height of each picture in its own units. */
export const PICTURES = {
  'bank': [288, 224],
  'card-back': [500, 700],
  'card-banner': [500, 700],
  'card-face': [500, 700],
  'crown': [208, 232],
  'disc': [436, 436],
  'gavel': [262, 200],
  'gold': [106, 106],
  'grain': [120, 124],
  'hand': [260, 136],
  'head-baron': [436, 436],
  'crest-baron': [24, 24],
  'head-farmer': [436, 436],
  'crest-farmer': [24, 24],
  'head-judge': [436, 436],
  'crest-judge': [24, 24],
  'head-magician': [436, 436],
  'crest-magician': [24, 24],
  'head-merchant': [436, 436],
  'crest-merchant': [24, 24],
  'head-monk': [436, 436],
  'crest-monk': [24, 24],
  'head-thief': [436, 436],
  'crest-thief': [24, 24],
  'letter': [200, 234],
  'ribbon-band': [10, 120],
  'ribbon-left': [120, 120],
  'ribbon-right': [120, 120],
  'ribbon-tail': [68, 84],
  'seal': [208, 222],
  'strike': [436, 436],
  'table': [1200, 760],
  'throne': [300, 400],
  'trio': [108, 214],
  'wine': [106, 106],
} as const;

export type PieceName =
  | 'chair'
  | 'chart'
  | 'crest-exe'
  | 'crest-hr'
  | 'crest-nav'
  | 'crest-ref'
  | 'crest-sec'
  | 'crest-tre'
  | 'draw'
  | 'envelope'
  | 'folder'
  | 'forward'
  | 'gavel'
  | 'handshake'
  | 'spread'
  | 'stamp-mark'
  | 'stamp'
  | 'stone';

export type IconName =
  | 'back'
  | 'bot'
  | 'cable'
  | 'chat'
  | 'check'
  | 'chevronLeft'
  | 'chevronRight'
  | 'chevronUp'
  | 'chevron'
  | 'clock'
  | 'close'
  | 'copy'
  | 'crown'
  | 'dark'
  | 'dice'
  | 'door'
  | 'doubt'
  | 'eyeOff'
  | 'eye'
  | 'hold'
  | 'info'
  | 'language'
  | 'lastCall'
  | 'light'
  | 'link'
  | 'lock'
  | 'log'
  | 'minus'
  | 'more'
  | 'mute'
  | 'notes'
  | 'pass'
  | 'pause'
  | 'people'
  | 'play'
  | 'plus'
  | 'qr'
  | 'question'
  | 'replay'
  | 'settings'
  | 'share'
  | 'sound'
  | 'warning';
