package harbour;

class Boat {
    Kit kit;

    static class Kit {
        String[] lamp;

        String[] getLamp() {
            return lamp;
        }
    }
}
