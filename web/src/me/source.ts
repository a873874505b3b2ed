// What the pages about players ask of the server.
import { get, post, Refused } from '../lib/api';
import type { ForgetMe, OwnFigures, Problem, PublishProfile, ShownProfile } from '../lib/wire';

export async function ownFigures(): Promise<OwnFigures> {
  return get<OwnFigures>('/api/me');
}

/** Somebody's page; null where there is none (any more). */
export async function profileOf(code: string): Promise<ShownProfile | null> {
  try {
    return await get<ShownProfile>(`/api/profiles/${encodeURIComponent(code)}`);
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'unknown_profile') return null;
    throw error;
  }
}

/** Makes the own page public, or gives it another name; throws Refused for a name that cannot be kept. */
export async function publish(name: string): Promise<OwnFigures> {
  return post<OwnFigures>('/api/me/profile', { name } satisfies PublishProfile);
}

/** Takes the own page down. */
export async function hide(): Promise<void> {
  const answer = await fetch('/api/me/profile', { method: 'DELETE' });
  if (!answer.ok) throw new Refused((await answer.json()) as Problem);
}

/** Deletes everything that the server keeps about this guest. */
export async function forgetMe(): Promise<void> {
  await post<unknown>('/api/me/forget', { sure: 'delete everything' } satisfies ForgetMe);
}
