export { default as compile } from "icu-minify/compile";
