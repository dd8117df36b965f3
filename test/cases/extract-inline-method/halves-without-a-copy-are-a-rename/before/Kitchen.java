package kitchen;

class Kitchen {
  void refuseAll() {
    refuse(() -> bake(null, "bread"));
    refuse(() -> bake(null, "bread", "rye"));
    refuse(() -> bake(oven("big"), null));
    refuse(() -> bake(oven("big"), null, "rye"));
    refuse(() -> bake(oven("big"), ""));
    refuse(() -> bake(oven("big"), "", "rye"));
    refuse(() -> bake(oven("big"), "bread", null));
  }

  void tidy() {
    log("tidy");
  }
}
