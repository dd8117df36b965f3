package p;

class Harbour {
  Server server;
  void sail(int left) {
    open(left);
    Load load = new Load(left);
    server.enqueue(new Boat("x"));
    close();
  }

}
