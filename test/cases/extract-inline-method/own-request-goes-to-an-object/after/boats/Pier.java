package boats;

public class Pier {
  private Moorings moorings;
  private Tug tug;

  int depth(Boat boat) {
    log(boat);
    Mooring place = moorings.find(boat);
    return place.depth();
  }

  int size() {
    return moorings.size();
  }
}
