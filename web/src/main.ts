import { mount } from "svelte";
import App from "./App.svelte";
import "./kernel/theme.svelte";
import "./look.css";
import { keepThePage } from "./kernel/offline";

const page = document.getElementById("page");
if (page === null) throw new Error("no place for the page");
mount(App, { target: page });

keepThePage();
