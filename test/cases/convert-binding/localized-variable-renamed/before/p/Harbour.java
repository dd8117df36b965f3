package p;

class Harbour {
  Server server;
  void sail(int left) {
    open(left);
    Load old = new Load(left);
    queue(new Boat("x"), old);
    old.await();
    close();
  }

  Load queue(Boat boat, Load load) {
    server.enqueue(boat);
    return load;
  }
}
