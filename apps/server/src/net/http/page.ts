// The page: files from a folder, and its first file for every address that the page itself understands.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from '../refusals.ts';
import { refuseWith } from './answer.ts';
import { LANDING } from './landing.ts';

/** Addresses that the page draws by itself. */
const DRAWN = ['/t/*', '/new', '/practice', '/replay', '/replay/*', '/settings', '/rules', '/rules/*'];

/** The build puts a hash into these names, so they never change. */
const ASSETS = /[\\/]assets[\\/]/;
const FOREVER = 'public, max-age=31536000, immutable';

async function builtPage(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    // The build lays a compressed file beside each.
    preCompressed: true,
    setHeaders(response, path) {
      response.setHeader('cache-control', ASSETS.test(path.slice(root.length)) ? FOREVER : 'no-cache');
    },
  });
  for (const path of DRAWN) app.get(path, async (_request, reply) => reply.sendFile('index.html'));
}

function plainPage(app: FastifyInstance): void {
  for (const path of ['/', ...DRAWN])
    app.get(path, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(LANDING),
    );
}

/** Somebody has followed a wrong link; programs and scripts ask for something else. */
function isReader({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

export async function page(app: FastifyInstance, pageDir: string): Promise<void> {
  const root = resolve(pageDir);
  const isBuilt = existsSync(join(root, 'index.html'));
  if (isBuilt) await builtPage(app, root);
  else plainPage(app);
  app.setNotFoundHandler((request, reply) =>
    isBuilt && isReader(request)
      ? reply.code(404).sendFile('index.html')
      : refuseWith(reply, refused('not-here', 'There is nothing here.')),
  );
}
