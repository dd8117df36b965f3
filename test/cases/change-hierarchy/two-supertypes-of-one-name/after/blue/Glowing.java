package blue;

interface Glowing {
  int hours();

  int watts(String key);
}
