package yard;

class Merged {
  private final Log log = new Log();
  private Dock dock;
  private int width;

  void work(Plan plan) {
    log.open();
    Boat boat = ready(plan, null);
    ship(3, boat, null);
    log.close(4);
  }

  private Boat ready(final Plan plan, Crew men) throws Storm {
    int top = dock.top();
    dock.open(plan.name());
    Boat vessel = dock.take(plan, men);
    vessel.clean("deck", 4);
    vessel.mend("mast", top);
    return vessel;
  }

  void ship(int max, @Safe Boat boat, Crew crew) {
    int span = dock.span();
    dock.sort(boat, max);
    boat.tie("rope", 7);
    dock.mark(span);
    dock.hang(span, "flags");
    thank(crew, 3);
  }

  int breadth(int boards) {
    int wide = boards * 3;
    dock.widen(wide);
    return wide + width;
  }
}
