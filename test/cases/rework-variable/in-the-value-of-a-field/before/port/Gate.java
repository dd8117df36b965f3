package port;

class Gate {
  static final Guard GUARD =
      new Guard() {
        @Override
        public Pass check(Crew crew, int rank) {
          int level = crew.levelOf(rank);
          return level > 3 ? Pass.ALL : crew.pass();
        }

        @Override
        public Pass renew(Crew crew) {
          return new Pass(crew.first(), 2);
        }
      };
  static final Guard OTHER = both(1, new Guard() {
        @Override
        public Pass check(Crew crew, int rank) {
          return crew.pass();
        }
      });
}
