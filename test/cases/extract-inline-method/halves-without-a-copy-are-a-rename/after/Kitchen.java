package kitchen;

class Kitchen {
  void lacksKind() {
    refuse(() -> bake(null, "bread"));
    refuse(() -> bake(oven("big"), null));
    refuse(() -> bake(oven("big"), ""));
  }

  void givesUpOften() {
    refuse(() -> bake(null, "bread", "rye"));
    refuse(() -> bake(oven("big"), null, "rye"));
    refuse(() -> bake(oven("big"), "", "rye"));
    refuse(() -> bake(oven("big"), "bread", null));
  }

  void turnsAway() {
    close("shop");
    log("away");
  }

  void tidy() {
    log("tidy");
  }
}
