package rail;

class Names {
    String fullName(Wagon wagon) {
        return wagon.owner().name() + "." + wagon.number();
    }
}
