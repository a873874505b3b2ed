// Where a learner is in the lesson: a scene, and her own moves since then.
import { voice } from '../lib/announce.svelte';
import { language } from '../lib/words.svelte';
import type { Chosen, Lesson, SeatView, ToldScene } from '../lib/wire';
import type { Way } from './moving';
import { choiceOf, lessonIn } from './source';

export class Course {
  lesson = $state.raw<Lesson | null>(null);
  at = $state(0);
  /** What may be decided next, or what a choice of her own has done; null where the story just goes on. */
  chosen = $state.raw<Chosen | null>(null);
  failed = $state(false);
  /** How the table that is shown came about: by a step on or back, seen happening, or not. */
  way = $state<Way>(0);
  /** The newest wish counts: an older one that is answered later is dropped. */
  private wish = 0;

  readonly scene = $derived<ToldScene | null>(this.lesson?.scenes[this.at] ?? null);
  readonly next = $derived<ToldScene | null>(this.lesson?.scenes[this.at + 1] ?? null);
  readonly last = $derived((this.lesson?.scenes.length ?? 1) - 1);
  readonly ended = $derived(this.lesson !== null && this.at === this.last);
  /** Whether she has left the story in this scene. */
  readonly own = $derived((this.chosen?.moves.length ?? 0) > 0);
  readonly view = $derived<SeatView | null>(this.chosen?.view ?? this.scene?.view ?? null);

  /** Fetches the lesson in the language in force, and stays at the place where one is. */
  async open(at: number): Promise<void> {
    const wish = ++this.wish;
    this.failed = false;
    // Where the lesson does not come, the next try begins at the same place.
    if (this.lesson === null) this.at = at;
    try {
      const lesson = await lessonIn(language());
      if (wish !== this.wish) return;
      this.lesson = lesson;
      await this.go(at, 'quiet');
    } catch {
      if (wish === this.wish) this.failed = true;
    }
  }

  /** Shows a scene, and asks what may be decided after it. */
  async go(to: number, how: 'said' | 'quiet' = 'said'): Promise<void> {
    if (this.lesson === null) return;
    // What was asked about another scene is not wanted any more.
    this.wish++;
    this.failed = false;
    const from = this.at;
    this.at = Math.min(Math.max(0, to), this.last);
    this.way = this.own ? 0 : wayOf(this.at - from);
    this.chosen = null;
    if (how === 'said' && this.scene)
      voice.say([this.scene.title, this.scene.happened, this.scene.why].join(' '));
    if (this.next?.ask) {
      if (how === 'said') voice.say(this.next.ask);
      await this.ask([], 'quiet');
    }
  }
  by(scenes: number): Promise<void> {
    return this.go(this.at + scenes);
  }

  /** Plays a move of her own. */
  choose(move: string): Promise<void> {
    return this.ask([...(this.chosen?.moves ?? []), move], 'said');
  }
  /** Takes the last of her own moves back. */
  undo(): Promise<void> {
    return this.ask(this.chosen?.moves.slice(0, -1) ?? [], 'quiet');
  }

  private async ask(moves: readonly string[], how: 'said' | 'quiet'): Promise<void> {
    const scene = this.next;
    if (!scene) return;
    const wish = ++this.wish;
    this.failed = false;
    try {
      const chosen = await choiceOf(scene.number, moves, language());
      if (wish !== this.wish) return;
      const more = moves.length - (this.chosen?.moves.length ?? 0);
      if (more !== 0) this.way = wayOf(more);
      this.chosen = chosen;
      if (how === 'said') voice.say([chosen.happened, ...chosen.effects].join(' '));
    } catch {
      if (wish === this.wish) this.failed = true;
    }
  }
}

function wayOf(steps: number): Way {
  return steps === 1 || steps === -1 ? steps : 0;
}
