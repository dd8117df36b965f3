package p;

class Yard {
  Server server;
  int size;
  int size() {
    return size;
  }

  int queue(Boat boat, Object cargo) {
    server.enqueue(boat, cargo);
    return 7;
  }
}
