import { defineFeature } from '@lyng/feature';

export const reviews = defineFeature({
  id: 'reviews',
});
