package feed;

import java.util.List;

public interface Source {
    List<String> lines();
}
