import { plainText } from '../../lib/plain-text.ts';
import shapes from './category-shapes.json';

/** Strokes on 32 × 32, by the names of a fresh database's categories without accents. */
const SHAPES: Record<string, string> = shapes;

/** For all other categories: a shop. */
const SHOP = 'M6 15v12h20V15M4 13l3-8h18l3 8a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0ZM13 27v-7h6v7';

/** Returns the path of a category's drawing. */
export const shapeOfCategory = (name: string): string => SHAPES[plainText(name).trim()] ?? SHOP;
