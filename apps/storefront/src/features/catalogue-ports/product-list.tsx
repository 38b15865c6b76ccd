import type { Slots } from '@lyng/feature';
import { Component as List } from '../../routes/list/list-route.tsx';

/** The list in the data of the page, which is where its loader has put it. */
export const Part = ({ underHeading }: Slots['product-list']) => <List underHeading={underHeading} />;
