import type { SourceParameter } from '@lyng/model';
import { inEveryLanguage } from './copy/copies.ts';
import type { ColourKey, LanguageCopy, ParameterLabel } from './copy/language-copy.ts';
import type { Model } from './range/plan-models.ts';

function parameter(
  groupId: number,
  label: ParameterLabel,
  identifier: string,
  value: (copy: LanguageCopy) => string,
): SourceParameter {
  return {
    groupId,
    groupName: inEveryLanguage((copy) => copy.labels[label]),
    identifier,
    value: inEveryLanguage(value),
  };
}

/** The filter parameters of a product; group 1 holds the colour. */
export function parametersOf(model: Model, colour: ColourKey): readonly SourceParameter[] {
  const { material, pattern, fit, sole, plan } = model;
  return [
    parameter(1, 'colour', colour, (copy) => copy.colours[colour].name),
    parameter(2, 'material', material, (copy) => copy.materials[material].name),
    parameter(3, 'pattern', pattern, (copy) => copy.patterns[pattern].name),
    parameter(4, 'season', plan.season, (copy) => copy.seasons[plan.season]),
    ...(fit === undefined ? [] : [parameter(5, 'fit', fit, (copy) => copy.fits[fit])]),
    ...(sole === undefined ? [] : [parameter(6, 'sole', sole, (copy) => copy.soles[sole])]),
  ];
}
