export { FavouriteButton as Part } from '../react/favourite-button/FavouriteButton.tsx';
