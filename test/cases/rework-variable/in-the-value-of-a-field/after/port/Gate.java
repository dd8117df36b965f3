package port;

class Gate {
  static final Guard GUARD =
      new Watch() {
        @Override
        public Pass check(Crew crew, int rank) {
          int height = crew.levelOf(rank);
          return height > 3 ? Pass.ALL : crew.pass();
        }

        @Override
        public Pass renew(Crew crew) {
          Pass pass = new Pass(crew.first(), 2);
          return pass;
        }
      };
  static final Guard OTHER = both(new Guard() {
        @Override
        public Pass check(Crew crew, long rank) {
          return crew.pass();
        }
      });
}
