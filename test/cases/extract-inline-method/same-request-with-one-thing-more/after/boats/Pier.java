package boats;

public class Pier {
  private Moorings moorings;
  private Tug tug;

  int depth(Boat boat) {
    log(boat);
    Mooring place = moorings.find(boat, 3);
    return place.depth();
  }

  int size() {
    return moorings.size();
  }
}
