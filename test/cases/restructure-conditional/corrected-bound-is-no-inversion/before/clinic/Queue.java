package clinic;

class Queue {
    String next(int size) {
        if (size > 3) {
            announce("long");
            return "wait";
        }
        return "come";
    }
}
