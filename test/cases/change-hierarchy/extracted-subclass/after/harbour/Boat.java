package harbour;

class Boat {
    void drift() {
        lie("water");
    }
}
