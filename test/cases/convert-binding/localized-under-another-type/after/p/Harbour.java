package p;

class Harbour {
  Server server;
  void sail(int left) {
    open(left);
    Cargo load = new Cargo(left);
    server.enqueue(new Boat("x"));
    close();
  }

}
