import type { ColourKey } from '../range/colours.ts';
import type { Department, DemoKind, Family, Fit, KindGroup, Pattern, Season, Sole } from '../range/kinds.ts';
import type { MaterialKey } from '../range/materials.ts';
import type { BrandCraft } from '../range/brands.ts';
import type { Noun } from './grammar.ts';

/** The name of a kind on a product, and of its category in the menu. */
export interface KindWords {
  readonly noun: Noun;
  readonly category: string;
  readonly categoryText: string;
}

export interface ColourWords {
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

export interface PatternWords {
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

export interface DepartmentWords extends TextWithName {
  /** The prefix of the department's category addresses: `dame` in `dame-sneakers`. */
  readonly categoryPrefix: string;
}

export interface ParameterLabels {
  readonly colour: string;
  readonly material: string;
  readonly pattern: string;
  readonly season: string;
  readonly fit: string;
  readonly sole: string;
}

/** Campaigns, promotion codes, and offers without a code. */
export type OfferKey =
  | 'mid-season'
  | 'wool-weeks'
  | 'back-to-school'
  | 'friday-find'
  | 'minus-100'
  | 'free-shipping'
  | 'summer-25'
  | 'sweden-10'
  | 'three-for-two'
  | 'gift-of-socks'
  | 'minus-300';

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
  readonly labels: ParameterLabels;
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
