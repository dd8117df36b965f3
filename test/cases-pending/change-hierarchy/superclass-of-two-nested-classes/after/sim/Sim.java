package sim;

public class Sim {
    abstract static class Animal {
        protected int energy = 50;

        boolean isTired() {
            return energy < 10 && energy > 0;
        }
    }

    static class Fox extends Animal {
        void hunt() {
            energy -= 7;
        }
    }

    static class Hare extends Animal {
        void flee() {
            energy -= 9;
        }
    }
}
