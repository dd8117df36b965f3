package harbour;

abstract class Cargo {
    int weight;

    abstract int fee();
}
