// What a visitor sees where the page has not been built.

import { decrees } from '@pretender/decrees';
import { hoax } from '@pretender/hoax';

/** A game with the number of people that it is for. */
const some = (
  title: string,
  { seats: { min, max } }: { readonly seats: { readonly min: number; readonly max: number } },
) => `<em>${title}</em> for ${min} to ${max} people`;

export const LANDING = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pretender</title>
</head>
<body>
<main>
<h1>Pretender</h1>
<p>This is a table server for two bluffing games, ${some('The Heirs of Hoax', hoax)} and ${some('Final Decrees', decrees)}. It is
running, but it has no page to show: the web client has not been built here.</p>
<p>Programs can play already. <code>docs/protocol.md</code> in the sources explains every message,
<code>docs/operations.md</code> every setting.</p>
<ul>
<li><a href="/api/tables">Open tables</a></li>
<li><a href="/health/ready">Is it ready?</a></li>
</ul>
</main>
</body>
</html>
`;
