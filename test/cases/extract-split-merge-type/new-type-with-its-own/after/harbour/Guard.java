package harbour;

class Guard {
    void watch(int coins) {
        stand("door");
        look(coins, "left");
    }
}
