package clinic;

class Kitchen {
    int meals() {
        return ask("cook") * 3;
    }
}
