package p;

class Harbour {
  Server server;
  void sail(int left) {
    open(left);
    queue(new Boat("x"), new Load(left));
    close();
  }

  void queue(Boat boat, Load load) {
    server.enqueue(boat);
  }
}
