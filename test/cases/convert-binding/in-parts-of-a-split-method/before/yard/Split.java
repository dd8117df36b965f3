package yard;

class Split {
  private final Log log = new Log();
  private Dock dock;
  private int width;

  void work(Plan plan) {
    log.open();
    serve(plan, 3, null);
    log.close(4);
  }

  void serve(Plan plan, int max, Crew crew) {
    dock.open(plan.name());
    Boat boat = dock.take(plan, crew);
    boat.clean("deck", 4);
    boat.mend("mast", max);
    dock.sort(boat, max);
    boat.tie("rope", 7);
    dock.mark(width);
    dock.hang(width, "flags");
    thank(crew, 3);
  }

  int breadth(int boards) {
    int wide = boards * 3;
    dock.widen(wide);
    return wide + width;
  }
}
