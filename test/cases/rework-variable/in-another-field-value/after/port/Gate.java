package port;

class Gate {
  static final Guard GUARD =
      lenient(new Guard() {
        @Override
        public Pass check(Crew crew, int rank) {
          int height = crew.levelOf(rank);
          return height > 3 ? Pass.ALL : crew.pass();
        }
      });
  static final Guard OTHER =
      new Guard() {
        @Override
        public Pass inspect(Crew crew, int rank) {
          int level = crew.levelOf(rank);
          return crew.pass(level);
        }
      };
  static final Guard NONE =
      new Guard() {
        @Override
        public void leave(Crew crew, int rank) {
        }
      };
}
