package port.boats;

class Yard {
  int size() {
    return 8;
  }
}
