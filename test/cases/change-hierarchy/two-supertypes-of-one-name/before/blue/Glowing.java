package blue;

interface Glowing {
  int hours();
}
