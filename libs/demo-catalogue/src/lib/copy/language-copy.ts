import daProducts from '../../data/da/products.json' with { type: 'json' };
import daWords from '../../data/da/words.json' with { type: 'json' };
import type { Noun } from './grammar.ts';

/** The kinds of the demo shop. */
export type DemoKind = keyof typeof daProducts.kinds;
/** Kinds that are worn on the same occasions and described in the same words. */
export type KindGroup = keyof typeof daProducts.facts;
export type Family = keyof typeof daWords.families;
/** The department of a model; `unisex` models are in both adult departments. */
export type Department = keyof typeof daWords.departments;
export type ColourKey = keyof typeof daWords.colours;
export type MaterialKey = keyof typeof daWords.materials;
export type Pattern = keyof typeof daWords.patterns;
export type Season = keyof typeof daWords.seasons;
export type Fit = keyof typeof daWords.fits;
export type Sole = keyof typeof daWords.soles;
export type BrandCraft = keyof typeof daWords.crafts;
/** Campaigns, promotion codes, and offers without a code. */
export type OfferKey = keyof typeof daWords.offers;
export type ParameterLabel = keyof typeof daWords.labels;

interface KindWords {
  readonly noun: Noun;
  readonly category: string;
  readonly categoryText: string;
}

interface ColourWords {
  readonly name: string;
  /** Inflected as `inflect` expects. */
  readonly adjective: string;
  /** The form that joins with a pattern: `blå` in `blåstribet`. */
  readonly stem: string;
  readonly sentence: string;
}

export interface MaterialWords {
  readonly name: string;
  /** The first part of a compound with the material; absent where a name is better without it. */
  readonly prefix?: string;
  /** The adjective in languages that inflect the material instead of joining it: `semskede støvletter`. */
  readonly adjective?: string;
  readonly sentences: readonly string[];
  readonly composition: string;
  readonly care: string;
}

interface PatternWords {
  readonly name: string;
  /** Absent for surfaces that a name does not mention. */
  readonly adjective?: string;
  /** Whether colour and pattern are one word. */
  readonly joins?: boolean;
}

export interface TextWithName {
  readonly name: string;
  readonly text: string;
}

interface DepartmentWords extends TextWithName {
  /** The prefix of the department's category addresses: `dame` in `dame-sneakers`. */
  readonly categoryPrefix: string;
}

export interface LanguageCopy {
  readonly kinds: Record<DemoKind, KindWords>;
  /** First sentences; `{model}` is the model's name. */
  readonly openings: Record<DemoKind, readonly string[]>;
  /** For children's products, where an adult's first sentence mentions meetings and heels. */
  readonly openingsForChildren: Partial<Record<DemoKind, readonly string[]>>;
  readonly closings: Record<KindGroup, readonly string[]>;
  readonly closingsForChildren: Record<Family, readonly string[]>;
  readonly materials: Record<MaterialKey, MaterialWords>;
  readonly colours: Record<ColourKey, ColourWords>;
  readonly patterns: Record<Pattern, PatternWords>;
  /** A bullet per group about the making or the fit. */
  readonly facts: Record<KindGroup, readonly string[]>;
  readonly upper: string;
  readonly departments: Record<Department, DepartmentWords>;
  readonly families: Record<Family, TextWithName>;
  readonly labels: Record<ParameterLabel, string>;
  readonly seasons: Record<Season, string>;
  readonly fits: Record<Fit, string>;
  readonly soles: Record<Sole, string>;
  readonly nations: Record<'da' | 'sv' | 'nb' | 'fi', string>;
  /** `{brand}` and `{nation}` are filled in. */
  readonly crafts: Record<BrandCraft, string>;
  readonly offers: Record<OfferKey, string>;
  /** A product's name: `{adjectives}`, inflected for the `{noun}`, and the name of the `{model}`. */
  readonly nameOrder: string;
}
