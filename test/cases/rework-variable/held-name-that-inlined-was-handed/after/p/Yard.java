package p;

class Yard {
  Server server;
  int size;
  int size() {
    return size;
  }
}
