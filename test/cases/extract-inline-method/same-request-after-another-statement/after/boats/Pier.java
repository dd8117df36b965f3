package boats;

public class Pier {
  private Moorings moorings;
  private Tug tug;

  Mooring place(Boat boat) {
    log(boat);
    turn(boat);
    return moorings.find(boat);
  }

  int size() {
    return moorings.size();
  }
}
