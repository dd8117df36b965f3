package shop;

class Desk {
  void tellsPen(int x) {
    starts("Pen");
    pen(x);
    ends("Pen");
  }

  void pen(int x) {
    last(7).draw(x);
  }

  void tellsBox(int x) {
    starts("Box");
    box(x);
    ends("Box");
  }

  void box(int x) {
    Crate.of().pack(x);
  }

  void tellsCup(int x) {
    starts("Cup");
    cup(x);
    ends("Cup");
  }

  void cup(int x) {
    cold().serve(x);
  }

  void tellsJar(int x) {
    starts("Jar");
    jar(x);
    ends("Jar");
  }

  void jar(int x) {
    last(8).close(x);
  }
}
