package red;

interface Glowing {
  int hours();
}
