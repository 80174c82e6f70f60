// What every page needs; those of components come with `ui/themed.tsx`. As layers, so that page styles override them
// without `!important`.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
