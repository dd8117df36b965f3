package sea;

class Shelf {
  int room() {
    return width * 3;
  }
}
