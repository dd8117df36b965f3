package sim;

public class Sim {
    static class Fox {
        private int energy = 50;

        boolean isTired() {
            return energy < 10 && energy > 0;
        }

        void hunt() {
            energy -= 7;
        }
    }

    static class Hare {
        private int energy = 50;

        boolean isTired() {
            return energy < 10 && energy > 0;
        }

        void flee() {
            energy -= 9;
        }
    }
}
