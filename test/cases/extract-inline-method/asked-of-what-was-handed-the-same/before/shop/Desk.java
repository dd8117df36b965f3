package shop;

class Desk {
  void tellsPen(int x) {
    starts("Pen");
    first(7).write(x);
    ends("Pen");
  }

  void tellsBox(int x) {
    starts("Box");
    Box.of().fill(x);
    ends("Box");
  }

  void tellsCup(int x) {
    starts("Cup");
    hot().pour(x);
    ends("Cup");
  }

  void tellsJar(int x) {
    starts("Jar");
    first(7).open(x);
    ends("Jar");
  }
}
