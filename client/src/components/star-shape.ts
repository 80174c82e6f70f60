/** A five-pointed star on 24 × 24, centre (12, 12.6). */
export const STAR_SHAPE = 'M12 2.2l2.9 6.1 6.7.8-4.9 4.6 1.3 6.6L12 17l-6 3.3 1.3-6.6-4.9-4.6 6.7-.8z';
